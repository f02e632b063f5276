// A user logs in, reviews, deletes the account but not the review, and repeats this.
import type { Attack, Scene } from './attack.ts';
import { atMost } from '../rows.ts';
import { Visitor } from './visitor.ts';

const ROUNDS = 6;
const USER = 'sand.clock';

interface Reviews {
  rating: { totalReviews: number };
  reviews: { id: string; content: string }[];
}

async function reviewAndLeave({ site }: Scene, slug: string, text: string): Promise<void> {
  const user = new Visitor(site.origin, '42.1.1.1');
  await user.signIn(USER);
  await user.ask('POST', `/api/v1/servers/${slug}/reviews`, { body: { rating: 1, title: 'Avoid', content: text } });
  await user.done('DELETE', '/api/v1/profile', { body: { withReviews: false } });
}

export const reviews: Attack = {
  name: 'one person with six accounts reviews a server',
  async play(scene) {
    const [slug = '', other = ''] = scene.slugs.slice(20);
    const anybody = new Visitor(scene.site.origin, '42.2.2.2');
    const reviewsOf = async (of: string): Promise<Reviews> => await anybody.get(`/api/v1/servers/${of}/reviews`);
    const before = (await reviewsOf(slug)).rating.totalReviews;
    for (let round = 1; round <= ROUNDS; round++) await reviewAndLeave(scene, slug, `Nothing works here, ${round}.`);
    const counted = (await reviewsOf(slug)).rating.totalReviews - before;
    return [
      atMost('reviews of one person that count', counted, 1),
      atMost('reviews written again after a moderator removed them', await writtenAgain(scene, other, reviewsOf), 0),
    ];
  },
};

async function writtenAgain(scene: Scene, slug: string, reviewsOf: (slug: string) => Promise<Reviews>) {
  const text = 'Removed by a moderator.';
  await reviewAndLeave(scene, slug, text);
  const moderator = new Visitor(scene.site.origin, '42.3.3.3');
  await moderator.signIn('lamplighter');
  const written = (await reviewsOf(slug)).reviews.find(({ content }) => content === text);
  if (!written) throw new Error('the first review of a person was not published');
  await moderator.done('POST', `/api/v1/admin/reviews/${written.id}/remove`, { body: { reason: 'An insult.' } });
  await reviewAndLeave(scene, slug, text);
  return (await reviewsOf(slug)).reviews.filter(({ content }) => content === text).length;
}

// The tags of listings: the most used ones, and one with its listings. describe.ts decides which tags a listing gets.
import { listOf, type PageOfList } from '#features/listings/card-list.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { TagCount } from '#catalog/tag-lists.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { tagNotFound } from '#http/errors.ts';
import type { App } from '#src/app.ts';
import { getTag, listTags, type Tag } from './contract.ts';

const DEFAULT_TAGS = 100;
/** A list of tags that one listing has would be a list of listings. */
const FEWEST_LISTED = 2;
const MOST_SIMILAR = 12;

export function tagRoutes({ app, catalog }: Pick<App, 'app' | 'catalog'>): void {
  app.route({
    ...listTags,
    handler: (request, reply) => reply.sendAnswer(tagList(catalog, request.query.limit)),
  });
  app.route({
    ...getTag,
    handler: (request, reply) => reply.sendAnswer(tagDetail(catalog, request.params.tag, request.query)),
  });
}

function tagList(catalog: Catalog, limit = DEFAULT_TAGS): Answer {
  return liveAnswer(catalog, () => hashed(catalog.tags(limit, FEWEST_LISTED).map(view)));
}

/** Throws 404 for a tag that no listing has. */
function tagDetail(catalog: Catalog, spelled: string, asked: PageOfList): Answer {
  return liveAnswer(catalog, () => {
    const tag = catalog.tag(spelled);
    if (!tag) throw tagNotFound();
    const similar = catalog
      .similarTags(tag.slug, MOST_SIMILAR)
      .map(({ together, ...other }) => ({ ...view(other), together }));
    return listOf(catalog, { tags: [tag.slug] }, asked, { tag: view(tag), similar });
  });
}

function view({ slug, name, count }: TagCount): Tag {
  return { slug, name, serverCount: count };
}

// Routes for the most used tags and for one tag with its listings. describe.ts determines the tags of a listing.
import { listOf, type PageOfList } from '#features/listings/lists.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { TagCount } from '#catalog/tag-lists.ts';
import { type Answer, hashed, liveAnswer } from '#http/answer.ts';
import { tagNotFound } from '#http/errors.ts';
import type { AppContext } from '#src/app-context.ts';
import { getTag, listTags, type Tag } from './contract.ts';

const DEFAULT_TAGS = 100;
/** Excludes tags of a single listing, which would make the list as long as the directory. */
const MIN_LISTINGS = 2;
const MAX_SIMILAR = 12;

export function tagRoutes({ app, catalog }: Pick<AppContext, 'app' | 'catalog'>): void {
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
  return liveAnswer(catalog, () => hashed(catalog.tags.top(limit, MIN_LISTINGS).map(view)));
}

/** Throws 404 for a tag that no listing has. */
function tagDetail(catalog: Catalog, spelled: string, page: PageOfList): Answer {
  return liveAnswer(catalog, () => {
    const tag = catalog.tags.one(spelled);
    if (!tag) throw tagNotFound();
    const similar = catalog.tags
      .similar(tag.slug, MAX_SIMILAR)
      .map(({ together, ...other }) => ({ ...view(other), together }));
    return listOf(catalog, { tags: [tag.slug] }, page, { tag: view(tag), similar });
  });
}

function view({ slug, name, count }: TagCount): Tag {
  return { slug, name, serverCount: count };
}

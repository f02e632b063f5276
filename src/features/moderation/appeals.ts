// The decisions of moderators about a user's posts, with the reason, and the one appeal against each decision.
import { isoTime } from '#contract/time.ts';
import type { AppealKind, AppealsTable } from '#db/moderation-tables.ts';
import { newId } from '#db/new-id.ts';
import type { Database, Queries } from '#db/open.ts';
import type { ReviewsTable } from '#db/user-tables.ts';
import { lockUserRow, suspensionOf } from '#db/users.ts';
import { AppError, notAuthenticated } from '#http/errors.ts';
import type { Appeal, ModeratorDecision } from './contract.ts';
import { addAppeal, appealsAgainst, liftedDecisionsOf, rejectionsOf, removedReviewsOf, usernameOf } from './store.ts';

interface AffectedParty {
  userId?: string;
  /** From the visitor's cookie. */
  submitterKey: string | null;
}

interface OwnDecision {
  id: string;
  kind: AppealKind;
  subjectId: string;
  title: string;
  excerpt: string | null;
  reason: string;
  at: number;
}

/** The column can be null, although a rejection always has a reason. */
const UNKNOWN_REASON = 'A moderator rejected it.';

const decisionNotFound = (): AppError => new AppError(404, 'not_found', 'Decision not found.');
const alreadyAppealed = (): AppError =>
  new AppError(409, 'already_appealed', 'You have already appealed this decision. A moderator answers once.');

export async function decisionsAbout(db: Database, party: AffectedParty): Promise<ModeratorDecision[]> {
  const [inForce, lifted] = await Promise.all([ownDecisions(db.kysely, party), liftedDecisions(db.kysely, party)]);
  const liftedIds = new Set(lifted.map(({ id }) => id));
  // A decision can be lifted between the two queries.
  const decisions = [...inForce.filter(({ id }) => !liftedIds.has(id)), ...lifted].toSorted((a, b) => b.at - a.at);
  const appeals = await appealsAgainst(
    db.kysely,
    decisions.map(({ id }) => id),
  );
  return decisions.map(({ id, kind, title, excerpt, reason, at }) => {
    const own = appeals.find(({ decision_id }) => decision_id === id);
    return {
      id,
      kind,
      title,
      excerpt,
      reason,
      at: isoTime(at),
      isLifted: liftedIds.has(id),
      appeal: own ? appealView(own, party) : null,
    };
  });
}

/** Throws 404 for a decision that is about another user or no longer in force, 409 the second time. */
export async function appeal(
  db: Database,
  party: AffectedParty,
  { decisionId, text }: { decisionId: string; text: string },
  at: number,
): Promise<Appeal> {
  return await db.write(async ({ tx }) => {
    // Not `lockCaller`: suspended users can appeal.
    if (party.userId !== undefined && !(await lockUserRow(tx, party.userId))) throw notAuthenticated();
    const decision = (await ownDecisions(tx, party)).find(({ id }) => id === decisionId);
    if (!decision) throw decisionNotFound();
    const row: AppealsTable = {
      id: newId('appeal'),
      decision_id: decisionId,
      kind: decision.kind,
      subject_id: decision.subjectId,
      user_id: party.userId ?? null,
      submitter_key: party.userId === undefined ? party.submitterKey : null,
      text,
      status: 'open',
      answer: null,
      created_at: at,
      decided_at: null,
    };
    if (!(await addAppeal(tx, row))) throw alreadyAppealed();
    return appealView(row, party);
  });
}

async function ownDecisions(db: Queries, party: AffectedParty): Promise<OwnDecision[]> {
  // Sequentially: a transaction has one connection.
  const servers = await rejectionsOf(db, party);
  const { userId } = party;
  const reviews = userId === undefined ? [] : await removedReviewsOf(db, userId);
  const suspension = userId === undefined ? undefined : await suspensionOf(db, userId);
  const decisions: OwnDecision[] = [
    ...servers.map((row) => ({
      id: row.id,
      kind: 'server' as const,
      subjectId: row.listing_id,
      title: row.name,
      excerpt: null,
      reason: row.reason ?? UNKNOWN_REASON,
      at: row.created_at,
    })),
    ...reviews.map((row) => ({
      id: row.decision_id,
      kind: 'review' as const,
      subjectId: row.id,
      title: row.name,
      excerpt: (JSON.parse(row.review) as ReviewsTable).content,
      reason: row.reason,
      at: row.removed_at,
    })),
  ];
  if (suspension && userId !== undefined) {
    const { decision_id: id, reason, suspended_at: at } = suspension;
    decisions.push({
      id,
      kind: 'account',
      subjectId: userId,
      title: await usernameOf(db, userId),
      excerpt: null,
      reason,
      at,
    });
  }
  return decisions.toSorted((a, b) => b.at - a.at);
}

async function liftedDecisions(db: Queries, party: AffectedParty): Promise<OwnDecision[]> {
  return (await liftedDecisionsOf(db, party)).map(({ id, kind, subject_id, title, content, review, ...row }) => ({
    id,
    kind,
    subjectId: subject_id,
    title: title ?? '',
    excerpt: content ?? (review === null ? null : (JSON.parse(review) as ReviewsTable).content),
    reason: row.reason ?? UNKNOWN_REASON,
    at: row.created_at,
  }));
}

/** A server has a submitter and owners: each of them can read only their own appeal text. */
function appealView(
  { text, status, answer, created_at, user_id, submitter_key }: AppealsTable,
  party: AffectedParty,
): Appeal {
  const isOwn = user_id === null ? submitter_key === party.submitterKey : user_id === party.userId;
  return { text: isOwn && text !== '' ? text : null, status, answer, at: isoTime(created_at) };
}

// `npm run bench -- search --questions FILE.jsonl --communities FILE.jsonl [--seed N] [--only tuning]`: the quality of
// search results, in the product and in a small library, over communities imported by the real import. A third of the
// questions, chosen by the seed, is held back: tune with `--only tuning`, run the rest once, at the end.
import { readFileSync } from 'node:fs';
import { listedServers, miniSearchEngine, productEngine, type Engine } from './search/engines.ts';
import { installCommunities, type Installation } from './search/installation.ts';
import { atLeast, atMost, figureOnly, isSelected } from './rows.ts';
import { mean, score, type Scores } from './search/measures.ts';
import { readQuestions, split, type Judged } from './search/questions.ts';
import type { Bench, Row } from './run.ts';

const KNOWN = ['exact', 'partial', 'misspelt'];
const MIN = { ndcg: 0.73, known: 0.98, names: 1, ahead: 0.08 };
const MAX_EMPTY = 0.04;
/** Share of questions without an answer for which partial matches are allowed. */
const MAX_PARTLY = 2 / 11;
const USAGE = `It needs --questions FILE and --communities FILE.
A line of the questions: {"query": "...", "kind": "topic", "grades": [{"name": "...", "inviteCode": "...", "grade": 3}]}
A line of the communities: what \`npm run import\` takes.`;

interface Answered extends Judged {
  /** Undefined for questions without an answer. */
  scores?: Scores;
  /** Whether listings were found that match all of the question, only part of it, or none. */
  answered: 'fully' | 'partly' | 'not';
}

export const run: Bench['run'] = async ({ print, questions: file, communities, seed = 1, only }) => {
  if (file === undefined || communities === undefined) {
    print(USAGE);
    return [];
  }
  const questions = readQuestions(readFileSync(file, 'utf8'));
  print('Importing the communities');
  const installation = await installCommunities(readFileSync(communities, 'utf8'));
  try {
    const { tuning, heldBack } = split(questions, seed);
    const parts = Object.entries({ tuning, 'held back': heldBack, all: questions });
    const rows: Row[] = [];
    for (const [name, part] of parts) {
      if (isSelected(name, only)) rows.push(...(await measurePart(name, part, installation, print)));
    }
    return rows;
  } finally {
    await installation.close();
  }
};

async function measurePart(
  part: string,
  questions: readonly Judged[],
  installation: Installation,
  print: (line: string) => void,
): Promise<Row[]> {
  const ours = await askAll(productEngine(installation.app), questions, installation);
  const theirs = await askAll(miniSearchEngine(await listedServers(installation.app)), questions, installation);
  for (const line of byKind(ours, theirs)) print(`${part}: ${line}`);
  const name = (what: string): string => `${what}, ${part}`;
  const ahead = ndcgOf(ours) - ndcgOf(theirs);
  const rows = [
    atLeast(name('nDCG@10'), ndcgOf(ours), MIN.ndcg),
    figureOnly(name('nDCG@10 of MiniSearch'), ndcgOf(theirs)),
    atLeast(name('ahead of MiniSearch'), ahead, MIN.ahead),
    figureOnly(
      name('P@5'),
      meanOf(ours, ({ precision }) => precision),
    ),
    figureOnly(
      name('P@5 of MiniSearch'),
      meanOf(theirs, ({ precision }) => precision),
    ),
    atLeast(name('MRR of known items'), knownOf(ours), MIN.known),
    figureOnly(name('MRR of known items of MiniSearch'), knownOf(theirs)),
    atLeast(name('nDCG@10 of names and parts of names'), ndcgOf(ours, KNOWN.slice(0, 2)), MIN.names),
    atMost(name('empty'), emptyOf(ours), MAX_EMPTY),
    figureOnly(name('empty of MiniSearch'), emptyOf(theirs)),
    atMost(name('without an answer, answered in full'), unanswerable(ours, 'fully'), 0),
    atMost(name('without an answer, answered in part'), unanswerable(ours, 'partly'), MAX_PARTLY),
    figureOnly(name('without an answer, answered in full by MiniSearch'), unanswerable(theirs, 'fully')),
    figureOnly(name('without an answer, answered in part by MiniSearch'), unanswerable(theirs, 'partly')),
  ];
  // Without questions of a kind there is nothing to measure: their mean is NaN.
  return rows.filter(({ value }) => !Number.isNaN(value));
}

async function askAll(engine: Engine, questions: readonly Judged[], installation: Installation): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const question of questions) {
    const { ids, total } = await engine.ask(question.query);
    const grades = installation.gradesOf(question);
    const scores = grades.size > 0 ? score(ids, grades) : undefined;
    answered.push({ ...question, scores, answered: total > 0 ? 'fully' : ids.length > 0 ? 'partly' : 'not' });
  }
  return answered;
}

function* byKind(ours: readonly Answered[], theirs: readonly Answered[]): Iterable<string> {
  for (const kind of new Set(ours.map((question) => question.kind))) {
    const of = ours.filter((question) => question.kind === kind && question.scores);
    if (of.length === 0) continue;
    const figures = [ndcgOf(of), ndcgOf(theirs, [kind]), emptyOf(of)].map((figure) => figure.toFixed(3));
    yield `${kind.padEnd(12)} ${String(of.length).padStart(3)} questions  nDCG ${figures[0]}  MiniSearch ${figures[1]}  empty ${figures[2]}`;
  }
}

function meanOf(answered: readonly Answered[], figure: (scores: Scores) => number, kinds?: readonly string[]): number {
  const asked = answered.filter(({ kind }) => kinds?.includes(kind) ?? true);
  return mean(asked.flatMap(({ scores }) => (scores ? [figure(scores)] : [])));
}

const ndcgOf = (answered: readonly Answered[], kinds?: readonly string[]) =>
  meanOf(answered, ({ ndcg }) => ndcg, kinds);
const knownOf = (answered: readonly Answered[]) => meanOf(answered, ({ reciprocalRank }) => reciprocalRank, KNOWN);
const emptyOf = (answered: readonly Answered[]) => meanOf(answered, ({ isEmpty }) => Number(isEmpty));

/** Of the questions without an answer, the share with this kind of result. */
function unanswerable(asked: readonly Answered[], sort: Answered['answered']): number {
  return mean(asked.filter(({ scores }) => !scores).map(({ answered }) => Number(answered === sort)));
}

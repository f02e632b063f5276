// Questions as users type them, with the listings that answer them.
import { z } from 'zod';
import { Random } from '#catalog/testing/random.ts';

const Judged = z.object({
  query: z.string(),
  /** The kind of question: `exact`, `topic`, `sentence` ... */
  kind: z.string(),
  /** Empty for a question without an answer: nothing should be found. */
  grades: z.array(
    z.object({ name: z.string(), inviteCode: z.string().nullable(), grade: z.number().int().min(1).max(3) }),
  ),
});
export type Judged = z.infer<typeof Judged>;

/** Throws for an invalid line, with its number. */
export function readQuestions(content: string): Judged[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    const { data, error } = Judged.safeParse(jsonOf(line));
    if (data) return [data];
    const [issue] = error.issues;
    throw new Error(`Line ${i + 1} of the questions: ${issue?.path.join('.')} ${issue?.message}`);
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Holds back a third, the same for equal seeds, so that tuning never uses all questions. */
export function split<T>(questions: readonly T[], seed: number): { tuning: T[]; heldBack: T[] } {
  const third = Math.round(questions.length / 3);
  const heldBack = new Set(new Random(seed).some(questions, third, third));
  return { tuning: questions.filter((question) => !heldBack.has(question)), heldBack: [...heldBack] };
}

import { describe, expect, it } from 'vitest';
import { readQuestions, split } from './questions.ts';

describe('readQuestions', () => {
  it('reads one question per line, and names an invalid line', () => {
    const line = JSON.stringify({ query: 'knots', kind: 'topic', grades: [] });
    expect(readQuestions(`${line}\n\n${line}\n`)).toHaveLength(2);
    const wrong = JSON.stringify({ query: 'knots', kind: 'topic', grades: [{ name: 'A', inviteCode: 'a', grade: 4 }] });
    expect(() => readQuestions(`${line}\n${wrong}`)).toThrow('Line 2 of the questions: grades.0.grade');
    expect(() => readQuestions(`${line}\n{"query"`)).toThrow('Line 2 of the questions:');
  });
});

describe('split', () => {
  const questions = Array.from({ length: 30 }, (_, i) => i);

  it('holds back a third, with each question in exactly one part', () => {
    const { tuning, heldBack } = split(questions, 7);
    expect(heldBack).toHaveLength(10);
    expect([...tuning, ...heldBack].sort((a, b) => a - b)).toEqual(questions);
  });

  it('is deterministic by seed', () => {
    expect(split(questions, 7)).toEqual(split(questions, 7));
    expect(split(questions, 8).heldBack).not.toEqual(split(questions, 7).heldBack);
  });
});

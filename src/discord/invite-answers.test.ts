import { describe, expect, it } from 'vitest';
import { USER, userAt, visitorAt } from '#test/discord.ts';
import { DiscordError, type DiscordErrorKind } from './errors.ts';
import { FRESH_MS, InviteAnswers } from './invite-answers.ts';

function setUp() {
  let now = 1_800_000_000_000;
  let calls = 0;
  const answers = new InviteAnswers<string>(() => now);
  return {
    answers,
    pass: (ms: number) => void (now += ms),
    calls: () => calls,
    say: (text: string) => async () => {
      calls++;
      await Promise.resolve();
      return text;
    },
    fail: (kind: DiscordErrorKind) => async (): Promise<string> => {
      calls++;
      await Promise.resolve();
      throw new DiscordError(kind, kind);
    },
  };
}

describe('InviteAnswers', () => {
  it('deduplicates concurrent look-ups', async () => {
    const { answers, say, calls } = setUp();
    const all = await Promise.all(Array.from({ length: 100 }, () => answers.get('a', USER, say('one'))));
    expect(new Set(all)).toEqual(new Set(['one']));
    expect(calls()).toBe(1);
  });

  it('distinguishes codes that differ only in case', async () => {
    const { answers, say } = setUp();
    expect(await answers.get('ab', USER, say('lower'))).toBe('lower');
    expect(await answers.get('AB', USER, say('upper'))).toBe('upper');
  });

  it('reuses an answer for a minute, not longer', async () => {
    const { answers, say, pass, calls } = setUp();
    await answers.get('a', USER, say('old'));
    pass(FRESH_MS - 1);
    expect(await answers.get('a', 'background', say('new'))).toBe('old');
    pass(1);
    expect(await answers.get('a', 'background', say('new'))).toBe('new');
    expect(calls()).toBe(2);
  });

  it('treats an answer as stale when the clock was set back', async () => {
    const { answers, say, pass } = setUp();
    await answers.get('a', USER, say('old'));
    pass(-1);
    expect(await answers.get('a', USER, say('new'))).toBe('new');
  });

  it('caches that an invite is gone', async () => {
    const { answers, say, fail, calls } = setUp();
    await expect(answers.get('a', USER, fail('gone'))).rejects.toMatchObject({ kind: 'gone' });
    await expect(answers.get('a', USER, say('back'))).rejects.toMatchObject({ kind: 'gone' });
    expect(calls()).toBe(1);
  });

  it.each<DiscordErrorKind>(['timeout', 'unavailable', 'blocked', 'unexpected-answer', 'not-found', 'budget-spent'])(
    'does not cache %s',
    async (kind) => {
      const { answers, say, fail } = setUp();
      await expect(answers.get('a', USER, fail(kind))).rejects.toMatchObject({ kind });
      expect(await answers.get('a', USER, say('fine'))).toBe('fine');
    },
  );

  it.each<[string, DiscordErrorKind]>([
    ['had no budget', 'budget-spent'],
    ['was aborted with its job', 'stopping'],
  ])('makes a separate call for users who joined a background look-up that %s', async (_, kind) => {
    const { answers, say, fail, calls } = setUp();
    const background = answers.get('a', 'background', fail(kind));
    const joined = [answers.get('a', USER, say('mine')), answers.get('a', USER, say('mine'))];
    await expect(background).rejects.toMatchObject({ kind });
    expect(await Promise.all(joined)).toEqual(['mine', 'mine']);
    expect(calls()).toBe(2);
  });

  it('looks up again for callers who joined a look-up that was refused only for its own caller', async () => {
    const { answers, say, fail } = setUp();
    const theirs = answers.get('a', visitorAt('limited'), fail('caller-limited'));
    const mine = [USER, 'background'] as const;
    const joined = mine.map((caller) => answers.get('a', caller, say('mine')));
    const same = answers.get('a', visitorAt('limited'), say('never looked up'));
    await expect(theirs).rejects.toMatchObject({ kind: 'caller-limited' });
    await expect(same).rejects.toMatchObject({ kind: 'caller-limited' });
    expect(await Promise.all(joined)).toEqual(['mine', 'mine']);
  });

  it('looks up again for logged-in users when visitors have no budget left, but not for other visitors', async () => {
    const { answers, say, fail } = setUp();
    const theirs = answers.get('a', visitorAt('b'), fail('budget-spent'));
    const [other, mine] = [
      answers.get('a', visitorAt('c'), say('never looked up')),
      answers.get('a', userAt('d'), say('mine')),
    ];
    await expect(theirs).rejects.toMatchObject({ kind: 'budget-spent' });
    await expect(other).rejects.toMatchObject({ kind: 'budget-spent' });
    expect(await mine).toBe('mine');
  });

  it('passes an upstream failure to all callers who joined', async () => {
    const { answers, say, fail, calls } = setUp();
    const first = answers.get('a', 'background', fail('timeout'));
    const second = answers.get('a', USER, say('never looked up'));
    await expect(first).rejects.toMatchObject({ kind: 'timeout' });
    await expect(second).rejects.toMatchObject({ kind: 'timeout' });
    expect(calls()).toBe(1);
  });

  it('caches a thousand answers and evicts the oldest', async () => {
    const { answers, say, calls } = setUp();
    for (let i = 0; i <= 1000; i++) await answers.get(`code-${i}`, USER, say('kept'));
    await answers.get('code-1', USER, say('again'));
    expect(calls()).toBe(1001);
    await answers.get('code-0', USER, say('again'));
    expect(calls()).toBe(1002);
  });
});

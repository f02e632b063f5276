import { expect, it } from 'vitest';
import type { InterfaceLanguage } from '#contract/interface-language.ts';
import type { HeldSubmission } from '#features/admin/contract.ts';
import { renderMarkup } from '#test/markup.tsx';
import { loadedI18n } from '#web/i18n.ts';
import { renderAt } from '#web/kit/clock.ts';
import { SubmissionRow } from './submission-row.tsx';

async function rowIn(language: InterfaceLanguage, isInviteValid = true): Promise<string> {
  const submittedAt = '2026-11-20T10:00:00.000Z';
  renderAt(Date.parse(submittedAt));
  const categories = ['Music', 'Art'];
  const held = {
    kind: 'submission',
    id: 's_1',
    name: 'Tea',
    iconUrl: null,
    memberCount: 1,
    onlineCount: 1,
    categories,
    description: 'Warm <cups>.',
    inviteUrl: 'https://discord.gg/tea',
    blockedTerms: ['tea party', 'cups'],
    isInviteValid,
    submittedAt,
  };
  const row = (
    <SubmissionRow
      item={held as unknown as HeldSubmission}
      isPending={false}
      act={async () => true}
      ask={() => undefined}
    />
  );
  return renderMarkup(row, { i18n: await loadedI18n(language, 'admin') });
}

it('joins the categories as the language does', async () => {
  expect(await rowIn('ja')).toContain('音楽、アート');
});

it('names the group of its buttons after the server', async () => {
  const row = await rowIn('en');
  const [, id] = /<fieldset aria-labelledby="([^"]+)"/.exec(row) ?? [];
  expect(row).toMatch(new RegExp(`id="${id}"[^>]*><bdi>Tea</bdi>`));
});

it('shows the text that is decided about, its invite and the blocked terms in it', async () => {
  const row = await rowIn('en');
  expect(row).toMatch(/<blockquote[^>]*>Warm &lt;cups&gt;\.</);
  expect(row).toMatch(
    /<a href="https:\/\/discord\.gg\/tea" target="_blank" rel="noopener noreferrer"[^>]*>discord\.gg\/tea</,
  );
  expect(row).toMatch(/Found: <bdi>tea party and cups<\/bdi>/);
});

it('says why a submission cannot be approved', async () => {
  expect(await rowIn('en', false)).toMatch(
    /<button[^>]* aria-describedby="([^"]+)".*<p id="\1"[^>]*>Its invite must work/,
  );
  expect(await rowIn('en')).not.toContain('Its invite must work');
});

// Reviews on the page of a server, as a moderator sees them.
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { leave, signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

test('an admin removes the reviews of a raid from the server’s page, all for one reason', async ({ page }) => {
  const { code } = await addGuilds({ name: `Larchmere ${process.pid}`, memberCount: 900, onlineCount: 90 });
  await page.goto('/');
  const { body } = await call(page, 'POST', '/api/v1/servers', { inviteUrl: code });
  const { id, slug } = (body as { server: { id: string; slug: string } }).server;
  for (const author of ['nightferry', 'sand.clock']) {
    await leave(page);
    await signIn(page, author, '/servers');
    const review = { rating: 1, title: 'Bad', content: `A scam, says ${author}.` };
    expect((await call(page, 'POST', `/api/v1/servers/${id}/reviews`, review)).status).toBe(201);
  }
  const remove = page.getByRole('button', { name: /^Remove review: the review of/ });
  await page.goto(`/server/${slug}`);
  await expect(page.getByRole('button', { name: /^Report: the review of/ })).toHaveCount(1);
  await expect(remove).toHaveCount(0);

  await leave(page);
  await signIn(page, 'lamplighter', `/server/${slug}`);
  await expect(remove).toHaveCount(2);
  const dialog = page.getByRole('dialog', { name: /^Remove the review of/ });
  const again = dialog.getByRole('button', { name: 'Use the previous reason' });
  await remove.first().click();
  await expect(again).toBeHidden();
  await dialog.getByLabel('Reason').fill('A raid.');
  await dialog.getByRole('button', { name: 'Remove review' }).click();
  await expect(remove).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Reviews 1' })).toBeFocused();
  await remove.click();
  await again.click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveValue('A raid.');
  await dialog.getByRole('button', { name: 'Remove review' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText('A scam')).toHaveCount(0);
});

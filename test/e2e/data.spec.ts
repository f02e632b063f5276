// The page of the dump: the downloaded file matches the page, with and without scripts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('the file has the checksum on the page', async ({ page }) => {
      await page.goto('/data');
      const checksum = await page
        .getByRole('definition')
        .filter({ hasText: /[0-9a-f]{64}/ })
        .textContent();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      const file = await (await download).path();
      const sha256 = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      expect(checksum).toContain(sha256);
      await expect(page.getByText('averageRating')).toBeVisible();
    });
  });
}

import { expect, it } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { watchPostgres } from './postgres-watch.ts';

it('tries to connect once a second while no server listens', async () => {
  const downAt: number[] = [];
  const twice = Promise.withResolvers<void>();
  const watch = watchPostgres(`postgres://duskrow@127.0.0.1:${await freePort()}/duskrow`, () => undefined, {
    onDown() {
      if (downAt.push(performance.now()) === 2) twice.resolve();
    },
    onUp: () => undefined,
  });
  await twice.promise;
  await watch.close();
  expect(downAt[1]! - downAt[0]!).toBeGreaterThan(900);
});

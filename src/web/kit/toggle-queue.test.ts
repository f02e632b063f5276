import { expect, it, vi } from 'vitest';
import { createToggleQueue } from './toggle-queue.ts';

/** A switch that is off; the test settles its calls. */
function switchOf(press = createToggleQueue<boolean>(), subject = 'lamp') {
  const sent: { isOn: boolean; answer: () => void; refuse: () => void }[] = [];
  const settle = vi.fn<(isOn: boolean) => void>();
  const turn = (isOn: boolean) => {
    const send = () =>
      new Promise<boolean>((resolve, reject) => {
        sent.push({ isOn, answer: () => resolve(isOn), refuse: () => reject(new Error('refused')) });
      });
    return press({ subject, before: !isOn, send, settle });
  };
  return { sent, settle, turn };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends a click after the response to the previous one, and settles with the last result', async () => {
  const { sent, settle, turn } = switchOf();
  const first = turn(true);
  const second = turn(false);
  await settled();
  expect(sent.map(({ isOn }) => isOn)).toEqual([true]);
  sent[0]!.answer();
  await first;
  await settled();
  expect(sent.map(({ isOn }) => isOn)).toEqual([true, false]);
  expect(settle).not.toHaveBeenCalled();
  sent[1]!.answer();
  await second;
  expect(settle.mock.calls).toEqual([[false]]);
});

it('does not settle when a click before the last one fails', async () => {
  const { sent, settle, turn } = switchOf();
  const first = turn(true);
  const second = turn(false);
  await settled();
  sent[0]!.refuse();
  await expect(first).rejects.toThrow('refused');
  expect(settle).not.toHaveBeenCalled();
  await settled();
  sent[1]!.answer();
  await second;
  expect(settle.mock.calls).toEqual([[false]]);
});

it('reverts to the state of the account when the last click fails, not to the optimistic one before it', async () => {
  const { sent, settle, turn } = switchOf();
  const presses = [turn(true), turn(false)];
  for (const [index, press] of presses.entries()) {
    await settled();
    sent[index]!.refuse();
    await expect(press).rejects.toThrow('refused');
  }
  expect(settle.mock.calls).toEqual([[false]]);
});

it('does not delay clicks on other subjects, and starts over afterwards', async () => {
  const press = createToggleQueue<boolean>();
  const [lamp, door] = [switchOf(press), switchOf(press, 'door')];
  const both = [lamp.turn(true), door.turn(true)];
  await settled();
  expect([lamp.sent.length, door.sent.length]).toEqual([1, 1]);
  lamp.sent[0]!.answer();
  door.sent[0]!.answer();
  await Promise.all(both);
  const again = lamp.turn(false);
  await settled();
  lamp.sent[1]!.refuse();
  await expect(again).rejects.toThrow('refused');
  expect(lamp.settle.mock.calls).toEqual([[true], [true]]);
});

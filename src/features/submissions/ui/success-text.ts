import type { SubmittedServer } from '#features/submissions/contract.ts';

const DAILY = 'The server is synced automatically every day.';

/** Wordings of the success modal: held, existing, new. */
export function successText({ server, isExisting, heldReason }: SubmittedServer): { title: string; text: string } {
  const { name } = server;
  if (heldReason !== null) {
    const text = `${sentence(heldReason)} Only you can see its page until a moderator has looked at it. ${DAILY}`;
    return { title: `${name} waits for a moderator`, text };
  }
  if (isExisting) {
    const text = `It was listed before. Its information has been updated with the latest data from Discord. ${DAILY}`;
    return { title: `${name} has been updated`, text };
  }
  return { title: `${name} is on the row`, text: `Everybody can find it now. ${DAILY}` };
}

function sentence(reason: string): string {
  const text = reason.trim();
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

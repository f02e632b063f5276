// The state of connection and session, as shown by the last API calls of this page. Forms show it next to themselves.
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { showVisitorParts } from './session-hint.ts';

interface CallState {
  /** The last call got no response. */
  isUnreachable: boolean;
  /** A call returned 401. Until then the page might have looked as if a user were logged in. */
  isSessionOver: boolean;
}

const INITIAL: CallState = { isUnreachable: false, isSessionOver: false };
let state = INITIAL;
const { subscribe, notify } = createListeners();

function set(change: Partial<CallState>): void {
  const next = { ...state, ...change };
  if (next.isUnreachable === state.isUnreachable && next.isSessionOver === state.isSessionOver) return;
  state = next;
  notify();
}

/** @param isMe whether the call was for the logged-in user: only its success shows that there is a session again */
export function recordResponse(status: number, isMe: boolean): void {
  if (status === 401) {
    set({ isUnreachable: false, isSessionOver: true });
    showVisitorParts();
  } else set({ isUnreachable: false, ...(isMe && status === 200 && { isSessionOver: false }) });
}

export function recordNoResponse(): void {
  set({ isUnreachable: true });
}

export function callState(): CallState {
  return state;
}

export function useCallState(): CallState {
  return useSyncExternalStore(subscribe, callState, () => INITIAL);
}

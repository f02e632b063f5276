// What the last calls said about the connection and the session of this page. Parts with a form show it beside the form.
import { useSyncExternalStore } from 'react';
import { showVisitorParts } from './session-hint.ts';

interface CallState {
  /** The last call got no answer. */
  isUnreachable: boolean;
  /** A call was refused because nobody is signed in. Until then the page may have looked as if somebody were. */
  isSessionOver: boolean;
}

const INITIAL: CallState = { isUnreachable: false, isSessionOver: false };
let state = INITIAL;
const listeners = new Set<() => void>();

function set(change: Partial<CallState>): void {
  const next = { ...state, ...change };
  if (next.isUnreachable === state.isUnreachable && next.isSessionOver === state.isSessionOver) return;
  state = next;
  for (const listener of listeners) listener();
}

/** @param isMe whether the call asked who is signed in: only its answer says that somebody is again */
export function noteAnswer(status: number, isMe: boolean): void {
  if (status === 401) {
    set({ isUnreachable: false, isSessionOver: true });
    showVisitorParts();
  } else set({ isUnreachable: false, ...(isMe && status === 200 && { isSessionOver: false }) });
}

export function noteNoAnswer(): void {
  set({ isUnreachable: true });
}

export function callState(): CallState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCallState(): CallState {
  return useSyncExternalStore(subscribe, callState, () => INITIAL);
}

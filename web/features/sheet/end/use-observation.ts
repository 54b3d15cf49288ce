/** The remark for the federation as it is typed: it is there again when the phone was closed before the end. */
import { useState } from 'react';

const storageKeyOf = (matchId: number) => `observacion-${matchId}`;

export function useObservation(matchId: number) {
  const [text, setText] = useState(() => readText(matchId));
  const change = (next: string) => {
    setText(next);
    saveText(matchId, next);
  };
  return { text, change };
}

function readText(matchId: number): string {
  try {
    return localStorage.getItem(storageKeyOf(matchId)) ?? '';
  } catch {
    return '';
  }
}

function saveText(matchId: number, text: string): void {
  try {
    if (text) localStorage.setItem(storageKeyOf(matchId), text);
    else localStorage.removeItem(storageKeyOf(matchId));
  } catch {
    // The browser refuses storage: the remark is kept for as long as the page is open.
  }
}

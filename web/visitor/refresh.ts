/**
 * Takes over the page's newer content, without losing focus, scroll or what the reader opened: every 20 seconds from the
 * hour of a match until five minutes after its end, once a minute on a big screen, and when the reader comes back. A
 * request is conditional: an unchanged page is not sent again.
 */
import morphdom from 'morphdom';
import { isKickoffExpected } from '../lib/kickoffs.ts';
import { announce } from './announcements.ts';
import { enhance, tellTheTime } from './enhance.ts';
import { federationNow } from './federation-clock.ts';
import { keepSeenPage } from './kept-pages.ts';
import { forgetOldRows } from './kept-rows.ts';
import { matchesIn, newsTexts } from './match-news.ts';
import { isKeptCopy, noteAnswer, noteFailure } from './offline.ts';
import { showCurrentScreen } from './tv.ts';

/** Milliseconds. */
const tick = 20_000;
const minute = 60_000;
/** Meanwhile a score is corrected, and tables follow. */
const watchedAfterEnd = 5 * minute;
const timeout = 15_000;

let lastRequest = isKeptCopy() ? 0 : Date.now();
/** When a match on the page was last seen in play. */
let lastLive = 0;
let lastText = '';
let isRequesting = false;

export function keepFresh(): void {
  // The connection may only be slow.
  if (isKeptCopy()) void refresh();
  setInterval(() => {
    if (document.hidden) return;
    tellTheTime(document.body);
    const longest = longestAge();
    if (longest <= tick || age() >= longest) void refresh();
  }, tick);
  const refreshOnReturn = () => {
    if (document.hidden) return;
    tellTheTime(document.body);
    if (age() >= Math.min(longestAge(), minute)) void refresh();
  };
  document.addEventListener('visibilitychange', refreshOnReturn);
  addEventListener('pageshow', ({ persisted }) => persisted && refreshOnReturn());
  addEventListener('online', refreshOnReturn);
}

/** Milliseconds after which an open page asks again. */
function longestAge(): number {
  if (isKeptCopy()) return tick;
  if (document.querySelector('main[data-live]')) lastLive = Date.now();
  if (Date.now() - lastLive < watchedAfterEnd || isKickoffExpected(federationNow())) return tick;
  return document.querySelector('[data-tv]') ? minute : Number.POSITIVE_INFINITY;
}

const age = (): number => Date.now() - lastRequest;

async function refresh(): Promise<void> {
  if (isRequesting) return;
  isRequesting = true;
  lastRequest = Date.now();
  try {
    const text = await requestPage();
    noteAnswer();
    if (text !== lastText) {
      takeOver(new DOMParser().parseFromString(text, 'text/html'));
      void keepSeenPage();
    }
    lastText = text;
  } catch {
    noteFailure();
  } finally {
    isRequesting = false;
  }
}

async function requestPage(): Promise<string> {
  // With 'no-cache' the browser asks whether its copy is still the newest, and answers with it if it is.
  const response = await fetch(location.href, { cache: 'no-cache', signal: AbortSignal.timeout?.(timeout) ?? null });
  // The page is gone, and what stands in its place says so; nobody would lead a big screen back from it.
  if (response.status === 404 && !document.querySelector('[data-tv]')) location.reload();
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

function takeOver(page: Document): void {
  const current = document.querySelector('main');
  const next = page.querySelector('main');
  // Another page answers at this address, such as the application's after a login in another tab.
  if (!current || !next) return;
  // The new content was made for other styles or another script.
  if (assetsOf(page) !== assetsOf(document)) {
    location.reload();
    return;
  }
  const before = matchesIn(current);
  forgetOldRows();
  enhance(next);
  replaceInPlace(current, next);
  showCurrentScreen();
  document.title = page.title;
  const news = newsTexts(before, matchesIn(current));
  if (news.length > 0) announce(news.join(' '));
}

/** The addresses of the styles and scripts in the head. */
const assetsOf = (page: Document): string =>
  [...page.head.querySelectorAll('link[rel="stylesheet"], script[src]')]
    .map((it) => it.getAttribute('href') ?? it.getAttribute('src'))
    .join();

/** Elements that are still there stay the same ones, and so keep focus, scroll and what the reader opened. */
function replaceInPlace(current: Element, next: Element): void {
  const keys = new Map([...keysIn(current), ...keysIn(next)]);
  const focused = document.activeElement;
  morphdom(current, next, {
    getNodeKey: (node) => keys.get(node),
    onBeforeElUpdated: (from, to) => {
      if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
      return !from.isEqualNode(to);
    },
  });
  if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
  // Browsers take the focus from elements that are moved.
  (focused.isConnected ? focused : document.querySelector('main'))?.focus({ preventScroll: true });
}

/** A match or team may stand on a page several times: its places are told apart by their order. */
function keysIn(content: Element): Map<Node, string> {
  const keys = new Map<Node, string>();
  const counts = new Map<string, number>();
  for (const element of content.querySelectorAll<HTMLElement>('[id], [data-match], [data-team]')) {
    const { match, team } = element.dataset;
    const name = element.id || (match ? `match ${match}` : `team ${team}`);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    keys.set(element, `${name} ${count}`);
  }
  return keys;
}

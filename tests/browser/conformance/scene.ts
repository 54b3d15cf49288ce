/** A scene of the list of wanted texts: where, who, from what data, what he does, and what he then sees. */
import type { Locator, Page } from 'playwright-core';
import type { Device } from '#tests/support/browser-visitor.ts';
import type { Send } from '#tests/support/web-client.ts';
import type { Forced } from './forced.ts';
import type { Given, Ids } from './given.ts';

/** A thing to be seen. `scope` is the topmost dialog, or else the whole page. */
export interface Shown {
  readonly says: string;
  readonly find: (scope: Locator, page: Screen) => Locator;
  /** What a field or a fact holds, or where a link leads. */
  readonly holds?: string | RegExp;
  /** How many there are, where that is wanted. */
  readonly count?: number;
  /** How it is drawn; colours as INTERFACE writes them, '#166534'. */
  readonly style?: Readonly<Partial<Record<StyledProperty, string>>>;
  /** Entries of a native list are not seen before it opens. */
  readonly isListed?: true;
}

export type StyledProperty = 'color' | 'fontWeight' | 'maxWidth' | 'maxHeight' | 'overflowY';

/** A page as a scene may use it: only `forced` says what the API answers instead. */
export type Screen = Omit<Page, 'route' | 'routeFromHAR' | 'routeWebSocket'>;

/** The API as an administrator reaches it, and the ids of what the scene started from. */
export interface Backstage {
  readonly api: Send;
  readonly ids: Ids;
}
export type Act = (page: Screen, backstage: Backstage) => Promise<unknown>;

/**
 * 'demo': the demo data, which no scene changes. 'none': no data. 'own': what the scenes made for themselves through
 * the API, `given` once for all that name the same.
 */
type Start =
  | { readonly seed: 'demo' | 'none'; readonly given?: never }
  | { readonly seed: 'own'; readonly given?: Given };

export type Scene = Start & {
  /** As in '§2 Teams list'. */
  readonly section: string;
  /** The situation, as in 'there is no team'. */
  readonly when: string;
  /**
   * The address; {team} is an id of that name among what was given. {live}, {completed}, {scheduled} are matches of the
   * demo tournament in that status.
   */
  readonly at: string;
  /** null is somebody without an account. */
  readonly as: 'Admin' | 'DT' | null;
  /** A desktop, unless it says so. */
  readonly on?: Device;
  /** What the API answers instead, where it cannot create the situation, and why it cannot. */
  readonly forced?: Forced;
  readonly does?: readonly Act[];
  readonly shows: readonly (string | Shown)[];
  /** What must not be there. */
  readonly lacks?: readonly (string | Shown)[];
  /** What the specification wants and the screen does not have yet: the text, and what is missing. */
  readonly todo?: Readonly<Record<string, string>>;
  /** Its screen never comes to rest. */
  readonly isRestless?: true;
};

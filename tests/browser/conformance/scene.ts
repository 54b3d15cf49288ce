/**
 * A scene: a viewer at an address, the data it starts from, what the viewer does, and what the screen must show then.
 */
import type { Locator, Page } from 'playwright-core';
import type { Device } from '#tests/support/browser-visitor.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import type { ForgedAnswers } from './forged-answers.ts';
import type { IdsByName, SceneSetup } from './setups.ts';

/** An element that a scene expects. `scope` is the topmost dialog, or the whole page while none is open. */
export interface Expectation {
  readonly says: string;
  readonly find: (scope: Locator, page: ScenePage) => Locator;
  /** The expected value of a field or of a titled figure, or the expected address of a link. */
  readonly holds?: string | RegExp;
  /** The exact number of such elements, where it matters. */
  readonly count?: number;
  /** CSS properties of the element; colours in the form '#166534'. */
  readonly style?: Readonly<Partial<Record<StyledProperty, string>>>;
  /** Whether the element only has to exist: an option of a native list is not visible until the list opens. */
  readonly isListed?: true;
}

export type StyledProperty = 'color' | 'fontWeight' | 'maxWidth' | 'maxHeight' | 'overflowY';

/** A Playwright page without its routing methods: a scene may replace the API's answers only in its field `forced`. */
export type ScenePage = Omit<Page, 'route' | 'routeFromHAR' | 'routeWebSocket'>;

/** The API as an administrator calls it, and the ids from the scene's setup. */
export interface SceneContext {
  readonly api: SendRequest;
  readonly ids: IdsByName;
}
export type SceneStep = (page: ScenePage, backstage: SceneContext) => Promise<unknown>;

/**
 * The data that a scene starts from: 'demo' is the demo data, which no scene changes; 'none' is an empty database;
 * 'own' is data that `given` creates through the API, once for all scenes that share it.
 */
type InitialData =
  | { readonly seed: 'demo' | 'none'; readonly given?: never }
  | { readonly seed: 'own'; readonly given?: SceneSetup };

export type Scene = InitialData & {
  /** The screen or form that the scene is about, such as 'Teams list'; the tests are grouped by it. */
  readonly section: string;
  /** The situation, such as 'there is no team'. */
  readonly when: string;
  /**
   * The address; {team} stands for the id called `team` in the setup, and {live}, {completed} and {scheduled} for demo
   * matches in that status.
   */
  readonly at: string;
  /** null is a visitor without an account. */
  readonly as: 'Admin' | 'DT' | null;
  /** The viewer's device, a desktop by default. */
  readonly on?: Device;
  /** Forged answers for a situation that the API cannot create, with the reason. */
  readonly forced?: ForgedAnswers;
  readonly does?: readonly SceneStep[];
  readonly shows: readonly (string | Expectation)[];
  /** What the screen must not show. */
  readonly lacks?: readonly (string | Expectation)[];
  /** Texts that the screen should show but does not yet, each with what is missing; reported as todo tests. */
  readonly todo?: Readonly<Record<string, string>>;
  /** Whether the screen keeps loading in this scene, so that the test does not wait for the end. */
  readonly isRestless?: true;
};

/** What the declaration of a screen says, and what the screen gets of it. */
import type { ComponentType } from 'react';
import type { Action } from '#shared/domain/permissions.ts';

export interface Screen {
  /** The path pattern for the router. */
  readonly path: `/${string}`;
  /** Shown in the browser's tab and as the heading; a screen such as a team's shows it until its data arrive. */
  readonly title: string;
  /**
   * Who may open it: users with a permission, everyone, or with 'visitors' only those who are not signed in. Without an
   * account the address of a published page shows that page, and any other one asks for a login.
   */
  readonly access: Exclude<Action, 'public.read'> | 'everyone' | 'visitors';
  readonly Component: ComponentType<ScreenProps>;
}

/** The props that a page receives from its declaration. */
export interface ScreenProps {
  readonly title: string;
}

/** What the derived modules export; see derived-modules.ts. */

declare module 'virtual:published-addresses' {
  /** Matches the address, below `/api`, of every answer that comes from a published document. */
  export const publishedAddress: RegExp;
}

declare module 'virtual:open-pages' {
  import type { ComponentType } from 'react';
  import type { PageProps } from '#web/screens/screen.ts';

  export interface PageCode {
    readonly load: () => Promise<Record<string, ComponentType<PageProps>>>;
    /** The export of the loaded module that is the page. */
    readonly component: string;
  }
  /** By screen: those that visitors open. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:account-pages' {
  import type { PageCode } from 'virtual:open-pages';

  /** By screen: those for people with an account. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:initial-requests' {
  interface InitialRequests {
    /** Of the screen's address, with the id in it. */
    readonly pattern: RegExp;
    readonly load: () => Promise<unknown>;
    /** Addresses below `/api` where no id is given, and where one is, for `{id}`. */
    readonly withoutId: readonly string[];
    readonly withId: readonly string[];
  }
  /** The screens that visitors open. */
  export const openScreens: readonly InitialRequests[];
}

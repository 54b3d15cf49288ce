/** Types of the virtual modules that derived-modules.ts generates. */

declare module 'virtual:published-addresses' {
  /** Matches the addresses, below `/api`, of all routes that return published documents. */
  export const publishedAddress: RegExp;
}

declare module 'virtual:open-pages' {
  import type { ComponentType } from 'react';
  import type { PageProps } from '#web/screens/screen.ts';

  export interface PageCode {
    readonly load: () => Promise<Record<string, ComponentType<PageProps>>>;
    /** The name of the page's export in the loaded module. */
    readonly component: string;
  }
  /** By the screen's name: the pages that visitors may open. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:account-pages' {
  import type { PageCode } from 'virtual:open-pages';

  /** By the screen's name: the pages that require an account. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:initial-requests' {
  interface InitialRequests {
    /** Matches the screen's path; its group is the id. */
    readonly pattern: RegExp;
    readonly load: () => Promise<unknown>;
    /** Addresses below `/api` to request when the screen's address has no id, or has one in place of `{id}`. */
    readonly withoutId: readonly string[];
    readonly withId: readonly string[];
  }
  /** The screens that visitors may open. */
  export const openScreens: readonly InitialRequests[];
}

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
  /** The pages that visitors may open, by the name of their screen. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:account-pages' {
  import type { PageCode } from 'virtual:open-pages';

  /** The pages that require an account, by the name of their screen. */
  export const pages: Readonly<Record<string, PageCode>>;
}

declare module 'virtual:initial-requests' {
  interface InitialRequests {
    /** Matches the screen's path; its capture group is the id in it. */
    readonly pattern: RegExp;
    readonly load: () => Promise<unknown>;
    /**
     * Addresses below `/api` that the screen requests first: `withoutId` when its own address has no id, else `withId`,
     * where the id replaces `{id}`.
     */
    readonly withoutId: readonly string[];
    readonly withId: readonly string[];
  }
  /** The screens that visitors may open. */
  export const openScreens: readonly InitialRequests[];
}

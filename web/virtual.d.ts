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

declare module 'virtual:open-screens' {
  interface OpenScreen {
    /** Matches the screen's path. */
    readonly pattern: RegExp;
    readonly load: () => Promise<unknown>;
  }
  /** The screens that visitors may open. */
  export const openScreens: readonly OpenScreen[];
}

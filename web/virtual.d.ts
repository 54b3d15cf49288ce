/** What the derived modules export; see derived-modules.ts. */

declare module 'virtual:published-addresses' {
  /** Matches the address, below `/api`, of every answer that comes from a published document. */
  export const publishedAddress: RegExp;
}

/** The type of the virtual module that derived-modules.ts generates. */
declare module 'virtual:published-addresses' {
  /** Matches the addresses, below `/api`, of all routes that return published documents. */
  export const publishedAddress: RegExp;
}

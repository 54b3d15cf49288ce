/** The target of the smoke test, and the type of its checks. */

export interface SmokeTarget {
  /** The URL that browsers use. */
  readonly siteUrl: string;
  /** The API's own URL, which bypasses CloudFront. */
  readonly apiUrl: string;
}

export interface SmokeCheck {
  /** What is true if the check passes, in Spanish. */
  readonly title: string;
  /** Throws a SmokeFailure that names the cause. */
  run(target: SmokeTarget): Promise<void>;
}

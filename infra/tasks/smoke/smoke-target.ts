/** What the smoke test is run against, and what one of its checks is. */

export interface SmokeTarget {
  /** The address that browsers use. */
  readonly siteUrl: string;
  /** The API's own address, behind CloudFront. */
  readonly apiUrl: string;
  /** Folder with this commit's build of the site. */
  readonly webDir: string;
}

export interface SmokeCheck {
  /** What holds if the check passes, in Spanish. */
  readonly title: string;
  /** Throws a SmokeFailure that names the cause. */
  run(target: SmokeTarget): Promise<void>;
}

/**
 * The path of the HTTP API below which the Lambda `pages` answers the keys of published objects. It is not below `/api`,
 * so that visitors cannot ask it past the bucket: CloudFront forwards addresses unchanged only where they begin so.
 */
export const pagesPath = '/pages';

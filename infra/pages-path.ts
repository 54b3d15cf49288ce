/** The path of the API below which the Lambda `pages` answers the keys of published objects. */
export const pagesPath = '/api/pages';

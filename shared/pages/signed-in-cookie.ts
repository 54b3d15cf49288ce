/** The cookies that scripts read about the session of their browser; neither says who is signed in. */

/**
 * The cookie that tells the edge to answer with the application instead of a published page: the server sets it to `1`
 * at login, and it says nothing else.
 */
export const signedInCookie = 'torneo_app';

/**
 * The cookie with which the application marks a logout that the server has not answered. With it the server ends the session
 * in place of renewing it, and every page of the site sends the logout. It is `1` and says nothing else.
 */
export const signedOutCookie = 'torneo_salida';

/**
 * The cookie that tells the edge to answer with the application instead of a published page: the server sets it to `1`
 * at login, and it says nothing else.
 */
export const signedInCookie = 'torneo_app';

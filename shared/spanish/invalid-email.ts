/** What is said of an address that is no e-mail; a file of its own, because the login needs none of the other messages. */
export const invalidEmailText = 'Debe ser un email válido, como nombre@dominio.com';

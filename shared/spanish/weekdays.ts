/** The names of the days of the week, Sunday first, as JavaScript and `weekday` count them. */
export const weekdayNames = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

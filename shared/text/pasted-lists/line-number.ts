/** The number that counts the lines of a list: '1. ', '2) ', '3 - ', '4.- ', '5º '; not the number of '9 de Julio'. */
const lineNumber = /^\d{1,2}(?:\s*[.)º°]+\s*-?\s*|\s*-+\s+|-(?=\p{L}))(?=\S)(?!\d)/u;

export const withoutLineNumber = (line: string): string => line.replace(lineNumber, '');

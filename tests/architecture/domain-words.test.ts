/** shared/domain answers codes and figures; the words for them stand in shared/text. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Values of the wire that are stored and compared as they are; '…' stands for an expression. */
const wireValues = [
  'Fecha …',
  'Tercer Puesto',
  'Cuartos de final',
  'Octavos de final',
  'Torneo de Fútbol',
  'Complejo Deportivo',
];

/** Two words, or a word beside an expression; or letters and marks that only Spanish has. */
const sentencePattern = /\p{L}{3,}[.,:;]? [\p{L}…]|… \p{L}{3}|[áéíóúüñÁÉÍÓÚÑ¿¡º]/u;

interface SyntaxNode {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** The texts in a source that people could read. Markup, imports and errors for developers are none. */
function sentencesIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: SyntaxNode): void => {
    if (/^(Import|Export(All|Named))Declaration$/.test(node.type) && 'source' in node && node.source !== null) return;
    if (node.type === 'NewExpression' && (node as { callee?: { name?: string } }).callee?.name === 'Error') return;
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.quasis) texts.push(node.quasis.map(({ value }) => value.cooked).join('…'));
    for (const child of Object.values(node).flat())
      if (child && typeof child === 'object' && 'type' in child) visit(child);
  };
  visit(parseSync('source.ts', source).program as unknown as SyntaxNode);
  return texts.filter((text) => !text.includes('<') && sentencePattern.test(text));
}

test('no file of shared/domain holds a sentence', () => {
  const files = globSync('shared/domain/**/*.ts');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => sentencesIn(readFileSync(file, 'utf8')).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !wireValues.includes(text))).toEqual([]);
  expect(new Set(found.map(({ text }) => text))).toEqual(new Set(wireValues));
});

test.each([
  ['a sentence', "throw refused('Ese equipo no juega.')", 'Ese equipo no juega.'],
  ['a sentence with a figure', `const told = \`Faltan \${count} partidos\``, 'Faltan … partidos'],
  ['a word beside a figure', `const told = \`\${count} goles\``, '… goles'],
  ['a label', "const labels = { 4: 'Clasifica a semifinales' }", 'Clasifica a semifinales'],
  ['a word with an accent', "const unit = isDay ? 'día' : 'semana'", 'día'],
])('%s is found', (_, source, text) => {
  expect(sentencesIn(source)).toEqual([text]);
});

test.each([
  ['a code', "return { code: 'match-ended' }"],
  ['a key', `const key = \`\${at} \${id}|\${side}\``],
  ['a comment', '/** El equipo no juega. */ const limit = 4'],
  ['an import', "import { a } from './a b c.ts'"],
  ['markup', 'const svg = \'<text x="1" text-anchor="middle">\''],
  ['an error for developers', "throw new Error('No groups at all')"],
])('%s is none', (_, source) => {
  expect(sentencesIn(source)).toEqual([]);
});

/**
 * Markdown documents name only files and tests that exist: in every link, in the rules of the game and in decision
 * records.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const markdownFiles = globSync('{*.md,{shared,functions,infra,web,tests}/**/*.md}', {
  exclude: ['**/node_modules/**'],
});
const readTextFile = (path: string): string => readFileSync(path, 'utf8');

interface MarkdownLink {
  readonly text: string;
  readonly target: string;
  /** The title of a test that is quoted after the link to its file. */
  readonly title: string | undefined;
}

/**
 * The links in a document: `[text](target)`, and `[text]` with a definition `[text]: target`, each with the test title
 * that may follow it.
 */
function linksInDocument(page: string, text = readTextFile(page)): MarkdownLink[] {
  const definitions = new Map(
    [...text.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name = '', target = '']) => [name, target]),
  );
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/^\[[^\]]+\]: \S+$/gm, '');
  const links = prose.matchAll(/\[([^\]]+)\](?:\(([^)\s]+)\))?(?::\s+"([^"]+)")?/g);
  return [...links].flatMap(([, name = '', target = definitions.get(name), title]) =>
    target === undefined ? [] : [{ text: name, target, title: title?.replace(/\s+/g, ' ') }],
  );
}

const isLocalLink = ({ target }: MarkdownLink): boolean => !/^https?:/.test(target);
const pathOfLinkedFile = (page: string, { target }: MarkdownLink): string =>
  join(dirname(page), target.replace(/#.*/, ''));
const isLinkToTest = ({ target }: MarkdownLink): boolean => target.endsWith('.test.ts');

/** The anchors that GitHub makes of a document's headings. */
const headingAnchorsInDocument = (page: string): string[] =>
  [...readTextFile(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBrokenLink(page: string, link: MarkdownLink): boolean {
  const [path = '', anchor] = link.target.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !headingAnchorsInDocument(target).includes(anchor);
}

/** Whether a test file contains every part of a title like 'describe › test' or 'test › case in its table'. */
function containsTestTitle(file: string, title: string): boolean {
  const source = readTextFile(file);
  const quoted = title.split(' › ').map((part) => {
    const literal = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return `(['"\`])${literal}\\1`;
  });
  const isNamed = quoted.some((part) => new RegExp(String.raw`\(\s*${part},`).test(source));
  return isNamed && quoted.every((part) => new RegExp(part).test(source));
}

/** Whether a task names an option, itself or in the file with its options. */
const definesOption = (source: string, option: string): boolean =>
  globSync(source.replace('.ts', '*.ts')).some((file) => new RegExp(`\\b${option}'?: `).test(readTextFile(file)));

test('every link leads to a file or heading that exists', () => {
  expect(markdownFiles.length).toBeGreaterThan(30);
  const broken = markdownFiles.flatMap((page) =>
    linksInDocument(page)
      .filter((link) => isLocalLink(link) && isBrokenLink(page, link))
      .map(({ target }) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every test that a document quotes exists', () => {
  const missing = markdownFiles.flatMap((page) =>
    linksInDocument(page)
      .filter((link) => isLinkToTest(link) && link.title !== undefined && !isBrokenLink(page, link))
      .filter((link) => !containsTestTitle(pathOfLinkedFile(page, link), link.title ?? ''))
      .map(({ text, title }) => `${page}: ${text}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test('every npm command in a document exists, with each of its options', () => {
  const { scripts } = JSON.parse(readTextFile('package.json')) as { scripts: Record<string, string> };
  const wrong = markdownFiles.flatMap((page) =>
    [...readTextFile(page).matchAll(/npm run ([a-z-]+(?::[a-z]+)?)(?: -- ([^`\n]*))?/g)]
      .filter(([, script = '', args = '']) => {
        const source = `infra/tasks/${script}.ts`;
        const options = existsSync(source) ? (args.match(/--[a-z][\w-]*/g) ?? []) : [];
        return !(script in scripts) || options.some((option) => !definesOption(source, option.slice(2)));
      })
      .map(([command]) => `${page}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

test('the role of the diff, which every branch may use, reads templates and the number of a secret’s version alone', () => {
  const guide = readTextFile('infra/ci.md');
  const [, policy = ''] = /`torneo-diff`[\s\S]*?```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const statements: { readonly Effect: string; readonly Action: string | string[] }[] = JSON.parse(policy);
  expect(statements.map(({ Effect }) => Effect)).toEqual(['Allow', 'Allow']);
  expect(statements.flatMap(({ Action }) => Action).sort()).toEqual([
    'cloudformation:DescribeStacks',
    'cloudformation:GetTemplate',
    'ssm:DescribeParameters',
  ]);
});

test('the README says that hosts pause idle schedules, and the other way to look whether the site answers', () => {
  expect(readTextFile('README.md').replace(/\s+/g, ' ')).toMatch(/hosts pause .* Route 53 health check/);
});

describe('the rules of the game', () => {
  const page = 'shared/domain/RULES.md';
  const text = readTextFile(page);
  /** The last paragraph, because Markdown defines nothing in the middle of another one. */
  const definitions = text.slice(text.trimEnd().lastIndexOf('\n\n'));
  const rules = [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* [\s\S]*?(?=\n- |\n\n)/gm)].map(([rule, number]) => ({
    number,
    links: linksInDocument(page, `${rule}\n\n${definitions}`),
  }));

  test('have unique numbers', () => {
    const numbers = rules.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('define every name in brackets, and each in the last paragraph', () => {
    const defined = new Set([...definitions.matchAll(/^\[([^\]]+)\]: \S+$/gm)].map(([, name]) => name));
    const prose = text.slice(0, text.length - definitions.length).replace(/`[^`]*`/g, '');
    const names = [...prose.matchAll(/\[([^\]]+)\](?!\()/g)].map(([, name]) => name);
    expect(names.filter((name) => !defined.has(name))).toEqual([]);
    expect(prose.match(/^.*\]: [^"\s].*$/gm) ?? []).toEqual([]);
  });

  test('name, for each rule, the file that implements it and a test that proves it', () => {
    const isProven = (links: MarkdownLink[]) =>
      links.some((link) => !isLinkToTest(link)) && links.some((link) => isLinkToTest(link) && link.title !== undefined);
    expect(rules.filter(({ links }) => !isProven(links)).map(({ number }) => number)).toEqual([]);
  });
});

test('every decision record has its date, context, choice, what would change it, and the code it governs', () => {
  const records = markdownFiles.filter((page) => page.includes('/decisions/'));
  expect(records.length).toBeGreaterThan(30);
  const incomplete = records.filter((page) => {
    const isDated = /\/\d{4}-\d{2}-\d{2}-[a-z-]+\.md$/.test(page);
    const isLinked = linksInDocument(page).some((link) => isLocalLink(link) && !link.target.endsWith('.md'));
    const parts = ['**Context.**', '**Choice.**', '**Would change it.**', '**Code.**'];
    return !isDated || !isLinked || parts.some((part) => !readTextFile(page).includes(part));
  });
  expect(incomplete).toEqual([]);
});

/** Collects what a child process prints to stdout and stderr; returns a function with the text so far. */
import type { Readable } from 'node:stream';

export function collectOutput({ stdout, stderr }: { stdout: Readable; stderr: Readable }): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

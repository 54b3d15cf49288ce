/** The answers the edge keeps, in memory, the least recently used dropped first. */
import type { OriginAnswer } from './messages.ts';

export interface CachedAnswer {
  /** As viewers get it, compression included. */
  readonly answer: OriginAnswer;
  /** The ETag the origin knows it by. */
  readonly originTag: string | undefined;
  readonly originModified: string | undefined;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly usableOnErrorUntil: number;
}

export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #largestSize: number;
  #size = 0;

  constructor(largestSize = 64 * 1024 * 1024) {
    this.#largestSize = largestSize;
  }

  get(key: string): CachedAnswer | undefined {
    const found = this.#answers.get(key);
    if (found) {
      this.#answers.delete(key);
      this.#answers.set(key, found);
    }
    return found;
  }

  set(key: string, cached: CachedAnswer): void {
    this.#remove(key);
    this.#answers.set(key, cached);
    this.#size += sizeOf(key, cached);
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#largestSize) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const found = this.#answers.get(key);
    if (!found) return;
    this.#answers.delete(key);
    this.#size -= sizeOf(key, found);
  }
}

/** Body, key and a guess for the headers, in bytes. */
function sizeOf(key: string, { answer }: CachedAnswer): number {
  return answer.body.length + key.length + 1024;
}

/** A limit for the answers of IndexedDB, which in WebKit may wait for a page that was left, without end. */

const longestAnswerMs = 4000;

/** Rejects when `answer` takes longer than 4 s. */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${longestAnswerMs / 1000} s`)), longestAnswerMs);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

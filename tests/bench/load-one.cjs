/** Loads one bundle, as Lambda's start does, and says how many milliseconds that took. */
const start = performance.now();
require(process.argv[2]);
process.stdout.write(String(performance.now() - start), () => process.exit());

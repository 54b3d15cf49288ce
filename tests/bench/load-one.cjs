/** Loads one bundle, as a start of a Lambda does, and prints the milliseconds by the clock and of CPU time. */
const clock = performance.now();
const before = process.threadCpuUsage();
require(process.argv[2]);
const { user, system } = process.threadCpuUsage(before);
const times = { clock: performance.now() - clock, cpu: (user + system) / 1000 };
process.stdout.write(JSON.stringify(times), () => process.exit());

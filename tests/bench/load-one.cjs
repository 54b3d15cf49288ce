/** Loads one bundle, as Lambda's start does, and says how many milliseconds that took by the clock and of the CPU. */
const clock = performance.now();
const before = process.threadCpuUsage();
require(process.argv[2]);
const { user, system } = process.threadCpuUsage(before);
const times = { clock: performance.now() - clock, cpu: (user + system) / 1000 };
process.stdout.write(JSON.stringify(times), () => process.exit());

/** Loads one bundle, as a starting Lambda does, and prints the elapsed time and the CPU time in milliseconds. */
const startTime = performance.now();
const cpuUsageAtStart = process.threadCpuUsage();
require(process.argv[2]);
const { user, system } = process.threadCpuUsage(cpuUsageAtStart);
const loadTimes = { clock: performance.now() - startTime, cpu: (user + system) / 1000 };
process.stdout.write(JSON.stringify(loadTimes), () => process.exit());

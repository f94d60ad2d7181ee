// Preloaded into a measured process: reports its resource usage at the end.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1_000, memoryMb: maxRSS / 1_024 };
  writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
});

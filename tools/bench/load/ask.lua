-- Asks of wrk: BENCH_ASKS names a file with a request a line, `METHOD<tab>PATH<tab>BODY`, asked in turn.
-- Each call comes from an address of its own, so that a limit a visitor is none of the measurement.
local lines = {}
for line in io.lines(os.getenv("BENCH_ASKS")) do
  local method, path, body = line:match("^(%u+)\t([^\t]+)\t(.*)$")
  lines[#lines + 1] = { method, path, body }
end
local asked, bad = 0, 0
local offset = math.random(1, #lines)

function request()
  asked = asked + 1
  local one = lines[(asked + offset) % #lines + 1]
  local address = ("10.%d.%d.%d"):format(asked % 250, math.floor(asked / 250) % 250, math.floor(asked / 62500) % 250)
  local headers = { ["CF-Connecting-IP"] = address, ["X-Forwarded-For"] = address }
  if one[3] == "" then return wrk.format(one[1], one[2], headers) end
  headers["Content-Type"] = "application/json"
  return wrk.format(one[1], one[2], headers, one[3])
end

function done(summary, latency)
  local failed = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  print(("RESULT %d %d %d %d %d"):format(summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end

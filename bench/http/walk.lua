-- wrk script: requests the addresses of a file (one per line) from a random position on, and prints the results as one
-- line of JSON that begins with RESULT.
local requests = {}
local at = 0

function init(args)
  wrk.headers["Accept-Encoding"] = args[2]
  for line in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", line)
  end
  math.randomseed(os.time())
  at = math.random(#requests)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"seconds":%.6f,"bytes":%d,"refused":%d,"broken":%d,"p50":%.3f,"p99":%.3f}\n',
    summary.requests, summary.duration / 1e6, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end

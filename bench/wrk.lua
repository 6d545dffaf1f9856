-- Says what wrk has measured as JSON; times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, latency:percentile(50), latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end

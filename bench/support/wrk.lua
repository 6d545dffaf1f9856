-- With the argument "visitors" every request comes from a new client, and asks for another address where the path ends with "=".
function init(args)
  if args[1] ~= 'visitors' then return end
  local asked = math.random(0, 100000) * 100
  local isNumbered = wrk.path:sub(-1) == '='
  function request()
    asked = asked + 1
    local client = string.format('10.%d.%d.%d', math.floor(asked / 65536) % 256, math.floor(asked / 256) % 256, asked % 256)
    wrk.headers['X-Forwarded-For'] = client
    return wrk.format(nil, isNumbered and wrk.path .. asked or wrk.path)
  end
end

-- Says what wrk has measured as JSON; times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}\n',
    summary.requests, latency:percentile(50), latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end

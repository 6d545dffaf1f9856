/** Headers of every response; the strict content policy joins them in a server of its own. */
const SECURITY_HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Frames, charts and data files are public and without script: anyone may show them. Everything else is framed by nobody. */
const PRIVATE_HEADERS = [
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
  },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // ES modules that jest has to translate; next/jest reads them here.
  transpilePackages: [
    'd3-array',
    'd3-color',
    'd3-format',
    'd3-interpolate',
    'd3-scale',
    'd3-time',
    'd3-time-format',
    'internmap',
  ],
  serverExternalPackages: ['better-sqlite3', 'pino', 'nodemailer'],
  outputFileTracingIncludes: { '/**': ['./content/**'] },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      { source: '/((?!embed/|charts/|reports/[^/]+/figures\\.).*)', headers: PRIVATE_HEADERS },
    ];
  },
};

export default nextConfig;

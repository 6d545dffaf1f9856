import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

const config = [
  ...next,
  ...typescript,
  {
    ignores: [
      '.next/',
      '.data/',
      '.releases/',
      'node_modules/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  // Imports run one way: app -> components -> lib; primitives know nothing of the domain.
  {
    files: ['lib/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@/app/*', '@/components/*'] }] },
  },
  {
    files: ['components/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['@/app/*'] }] },
  },
  {
    files: ['components/ui/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['@/app/*', '@/lib/*', '@/components/!(ui)/*'] }],
    },
  },
];

export default config;

import { LogIn } from 'lucide-react'

/** Simple drawings of our own, so that a known place is found at a glance. */
const shapes = new Map<string, React.ReactNode>([
  ['google', <path key="google" d="M19.500 8.200A8.300 8.300 0 1 0 20.300 12H12.500" />],
  [
    'apple',
    <g key="apple">
      <path d="M12 8.300c1.300 0 2.400-1.100 4.100-1.100 1.500 0 2.800.8 3.500 2-3 1.800-2.500 6 .6 7.200-.9 2.200-2.400 4.600-4.200 4.600-1.500 0-2.200-.9-4-.9s-2.500.9-4 .9c-2.700 0-5-4.700-5-8.200 0-3.700 2.400-5.600 4.700-5.600 1.700 0 3 1.100 4.300 1.100Z" />
      <path d="M12 5c0-1.600 1.100-3 2.900-3.300" />
    </g>,
  ],
  [
    'facebook',
    <g key="facebook">
      <circle cx="12" cy="12" r="9.500" />
      <path d="M15.200 7.500h-1a2.200 2.200 0 0 0-2.200 2.200v11.500M8.900 12.800h5.800" />
    </g>,
  ],
  [
    'github',
    <g key="github">
      <circle cx="7" cy="5" r="2.200" />
      <circle cx="7" cy="19" r="2.200" />
      <circle cx="17" cy="8" r="2.200" />
      <path d="M7 7.200v9.600M17 10.200c0 3.600-4 4.300-10 4.300" />
    </g>,
  ],
  [
    'discord',
    <g key="discord">
      <path d="M6.500 5.800C8 5.200 10 5 12 5s4 .2 5.500.8c2 2.800 3.200 6.500 3 10.400-1.400 1.200-2.900 2-4.600 2.500l-1.300-2.100M6.500 5.800c-2 2.800-3.200 6.500-3 10.400 1.400 1.200 2.900 2 4.600 2.500l1.300-2.100M7.600 16c2.800 1.200 6 1.200 8.800 0" />
      <circle cx="9.200" cy="11.700" r="1" />
      <circle cx="14.800" cy="11.700" r="1" />
    </g>,
  ],
  [
    'vk',
    <path
      key="vk"
      d="M2.500 7c1.500 6.500 4.500 10 9.500 10V7M21 7c-1.500 3.200-4.500 5-9 5 4.500 0 8 1.800 9.500 5"
    />,
  ],
  [
    'yandex',
    <path
      key="yandex"
      d="M15.500 21V3h-2.700c-3 0-5 1.900-5 4.800 0 3 2 4.700 5 4.700h2.700M11.500 12.500 7 21"
    />,
  ],
])

export function ProviderMark({ name }: { name: string }) {
  const shape = shapes.get(name)
  if (!shape) return <LogIn aria-hidden="true" />
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape}
    </svg>
  )
}

const FIRST = ['google', 'apple', 'facebook', 'github', 'discord', 'vk', 'yandex']

/** Places to sign in at: those that most people know first, the others by name. */
export function inKnownOrder(providers: string[]): string[] {
  const place = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return providers.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
}

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // With routes found on the way, a change that is answered while a link's route is looked up ends that navigation with
  // the old page under the new address. All of them are one small file, kept by the browser for every later page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

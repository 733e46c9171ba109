// Installs Debian packages for the tests, as root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether the packages are installed now. */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${names.join(' and ')}…`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '--yes', '--no-install-recommends', ...names]].every(
    (values) =>
      spawnSync('apt-get', ['--quiet', ...values], { stdio: 'ignore', env: environment }).status ===
      0,
  )
}

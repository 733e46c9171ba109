import { storageErrors } from '../errors/storage-errors.ts'

const bucketName = /^[\w!.*'() &$=@;:+,?-]{1,100}$/
const objectName = /^[\w!.*'() &$=@;:+,?/-]{1,1024}$/

export function checkBucketName(name: string): string {
  if (!bucketName.test(name) || name.trim() !== name || /^\.+$/.test(name)) {
    throw storageErrors.badBucketName()
  }
  return name
}

/** A name is never a path on the disk, so parts may be empty; still none may look like a way out of its folder. */
export function checkObjectName(name: string): string {
  const isStrange = name.split('/').some((part) => ['.', '..'].includes(part))
  if (!objectName.test(name) || isStrange) throw storageErrors.badKey(name)
  return name
}

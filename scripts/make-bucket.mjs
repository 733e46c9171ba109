// Creates a bucket unless it exists: `node scripts/make-bucket.mjs http://store:8333 slovo`, keys as AWS_… in the environment.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

const [endpoint, Bucket] = process.argv.slice(2)
const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
try {
  await client.send(new CreateBucketCommand({ Bucket }))
} catch (error) {
  if (error.name !== 'BucketAlreadyOwnedByYou' && error.name !== 'BucketAlreadyExists') {
    console.error(`The bucket ${Bucket} could not be made at ${endpoint}: ${error.message}`)
    process.exit(1)
  }
}
